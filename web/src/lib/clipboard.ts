/** The clipboard, where the browser has one: only on pages that come over a safe line. */

export async function copyText(text: string): Promise<void> {
  await (navigator as Partial<Navigator>).clipboard?.writeText(text).catch(() => undefined);
}
