import { ownValue } from './own-value.ts'

/** Letters that no decomposition turns into plain ones. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  ٱ: 'ا',
}
const SPECIAL = new RegExp(`[${Object.keys(PLAIN).join('')}ÆŒØĐÐÞŁĦẞ]`, 'gu')

/**
 * Marks that readers leave out: accents of the European scripts, vowel points of Hebrew and Arabic,
 * dots below Indic consonants. The breve stays on и, since й is a letter of its own. Vowel signs of
 * Indic and South East Asian scripts stay: without them words fall together.
 */
const MARKS =
  /(?<![иИ])\u0306|[\u0300-\u0305\u0307-\u036f\u0483-\u0487\u0591-\u05bd\u05bf-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc]/gu

/** A word as readers of any keyboard type it: `Größe` and `GROSSE` share `grosse`, case aside. */
export function foldWord(word: string): string {
  if (isAscii(word)) return word
  return word
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(SPECIAL, plainLetter)
    .replace(/(?!\d)\p{Nd}/gu, asciiDigit)
    .normalize('NFC')
}

/** Whether a text needs no folding. */
export function isAscii(text: string): boolean {
  return !/[^\0-\x7f]/.test(text)
}

function plainLetter(letter: string): string {
  const lower = letter.toLowerCase()
  const plain = ownValue(PLAIN, lower) ?? letter
  return lower === letter ? plain : plain.toUpperCase()
}

/** Unicode lists the digits of a script in order; zero is at a multiple of 16 or at 6 after one. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  const nibble = code % 16
  return String(/\p{Nd}/u.test(String.fromCodePoint(code - nibble)) ? nibble : nibble - 6)
}
