const phoneLike = /^\+?[\d\s()./-]+$/
const referenceLike = /^(?=.*\d)(?=.*[a-z])[0-9a-hjkmnp-tv-z]{10}$/
const phoneDigits = { least: 7, most: 15 }

/**
 * How something is stored that people write in other ways: a phone number without its signs, a reference with its hyphen. Null for
 * everything else.
 */
export function otherSpelling(search: string): string | null {
  const text = search.trim().toLowerCase()
  if (referenceLike.test(text)) return `${text.slice(0, 5)}-${text.slice(5)}`
  const digits = text.replace(/\D/g, '')
  const isPhone =
    phoneLike.test(text) && digits.length >= phoneDigits.least && digits.length <= phoneDigits.most
  return isPhone && digits !== text ? digits : null
}
