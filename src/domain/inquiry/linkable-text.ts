const linkable = [
  // A scheme, a share on a network, an address of mail or an account.
  /:\/\/|\\\\|\b(?:mailto|tel|sms|callto|javascript|data):|@/iu,
  // `site.example`: the full stop of other scripts separates names as well.
  /[\p{L}\p{M}\p{N}_-][.\u3002]\p{L}{2}/u,
  /\d+\.\d+\.\d+\.\d+/u,
  // Nine digits, whatever stands between them.
  /(?:\p{Nd}[\s().\-/+]*){9}/u,
]

/**
 * Whether a mail program may turn part of a text into something to click or to call: addresses of pages, people and
 * computers, names of sites, numbers long enough to be dialed. It says yes too often rather than too rarely.
 */
export function isLinkable(text: string): boolean {
  const plain = text.normalize('NFKC')
  return linkable.some((pattern) => pattern.test(plain))
}
