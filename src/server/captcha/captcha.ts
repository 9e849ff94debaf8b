/** A provider's verdict on a token. */
export type CaptchaVerdict =
  /** `hash` identifies the proof, so that it is accepted once; null when the provider itself ensures that. */
  | { readonly kind: 'verified'; readonly score: number | null; readonly hash: Buffer | null }
  | { readonly kind: 'refused'; readonly reason: string }
  /** The provider did not answer: no inquiry is lost because of that. */
  | { readonly kind: 'unavailable' }

export type CaptchaChallenge =
  | { readonly provider: 'altcha'; readonly challenge: object }
  | { readonly provider: 'recaptcha'; readonly siteKey: string; readonly scriptUrl: string }

export type Captcha = {
  challenge(action: string): Promise<CaptchaChallenge>
  verify(token: string, action: string): Promise<CaptchaVerdict>
}
