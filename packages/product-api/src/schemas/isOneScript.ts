/**
 * The scripts in which names are written, by their ISO 15924 codes: those that Unicode recommends
 * for identifiers or lists as in limited use (UAX #31). Japanese and Korean mix several scripts.
 */
const scripts =
  'Latn Cyrl Grek Armn Hebr Arab Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Thai Laoo Tibt Mymr Geor Ethi Khmr Thaa Mong Hani+Hira+Kana Hani+Hang Hani+Bopo Adlm Bali Bamu Batk Cakm Cham Cans Cher Java Kali Lana Lepc Limb Lisu Mand Mtei Newa Nkoo Olck Osge Plrd Rohg Saur Sund Sylo Syrc Tale Talu Tavt Tfng Vaii Yiii'

const all = /* @__PURE__ */ scripts.split(' ').map((group) => {
  const letters = group.split('+').map((script) => `\\p{scx=${script}}`)
  return new RegExp(`^[\\p{scx=Zyyy}\\p{scx=Zinh}${letters.join('')}]*$`, 'u')
})

/**
 * Returns whether all letters of a text belong to one script, so that no letter imitates one of
 * another script. Digits and punctuation belong to every script.
 */
export const isOneScript = (text: string): boolean => all.some((script) => script.test(text))
