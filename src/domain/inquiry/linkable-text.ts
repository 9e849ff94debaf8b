const linkable = [
  // A scheme, a network share, a mail address or an account name.
  /:\/\/|\\\\|\b(?:mailto|tel|sms|callto|javascript|data):|@/iu,
  // `site.example`; the ideographic full stop separates names as well.
  /[\p{L}\p{M}\p{N}_-][.\u3002]\p{L}{2}/u,
  /\d+\.\d+\.\d+\.\d+/u,
  // Nine digits, with any separators between them.
  /(?:\p{Nd}[\s().\-/+]*){9}/u,
]

/**
 * Whether a mail program may turn part of a text into something to click or call: web, mail and IP addresses,
 * site names, and numbers long enough to dial. It says yes too often rather than too rarely.
 */
export function isLinkable(text: string): boolean {
  const plain = text.normalize('NFKC')
  return linkable.some((pattern) => pattern.test(plain))
}
