/** Which parts make the portrait of a guest: hair, hat, face, ornament. No two are alike. */

export interface Bust {
  woman: boolean;
  hat: string;
  face: string;
  ornament: string;
}

/** Guest number: sex, hat, face and ornament in one word each. */
const PARTS: Record<number, string> = {
  49: "m beret beard -",
  50: "m mane shaven bow",
  51: "m mane moustache scarf",
  52: "m bald moustache tape",
  53: "f rose smile pearls",
  54: "m beret goatee bow",
  55: "m flat moustache lens",
  56: "f bun smile pearls",
  57: "m bowler glasses bow",
  58: "f plume smile -",
  59: "m mane goatee scarf",
  60: "f hair smile jewel",
  61: "m beret moustache scarf",
  62: "f plume smile jewel",
  63: "f tiara smile pearls",
  64: "f hair smile sash",
  65: "m helmet moustache star",
  66: "m parted beard sash",
  67: "m crown beard sash",
  68: "f coronet smile jewel",
  69: "f bun smile jewel",
  70: "m velvet beard star",
  71: "m top moustache star",
  72: "m crown moustache sash",
  73: "m parted moustache star",
  74: "m velvet goatee sash",
  75: "f tiara smile jewel",
  76: "m coronet beard star",
  77: "m bald glasses bow",
  78: "m cap moustache buttons",
  79: "m bowler moustache tie",
  80: "m bald beard tie",
  81: "m bicorne moustache star",
  82: "m top beard tie",
  83: "m bowler beard tie",
  84: "m top moustache tie",
  85: "m kepi moustache buttons",
  86: "m parted glasses tie",
  87: "m top glasses bow",
  88: "m parted goatee tie",
  89: "m bicorne shaven sash",
  90: "m flat glasses tie",
  91: "m feather shaven jewel",
  92: "m tricorne patch scarf",
  93: "m brim beard -",
  94: "f brim smile scarf",
  95: "m bowler goatee bow",
  96: "m brim moustache strap",
  97: "f feather smile pearls",
  98: "m turban goatee jewel",
  99: "m cone beard -",
  100: "m straw shaven strap",
  101: "m hood shaven -",
  102: "m cap moustache strap",
  103: "m turban beard star",
  104: "m tam beard plaid",
};

export function bustOf(number: number): Bust {
  const [sex, hat = "", face = "", ornament = ""] = (PARTS[number] ?? "m parted shaven -").split(" ");
  return { woman: sex === "f", hat, face, ornament };
}
