/** A number as it is printed: with a true minus. */
export const figure = (number: number | string): string => String(number).replace("-", "−");
