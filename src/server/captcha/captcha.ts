/** What a provider says about a token. */
export type CaptchaVerdict =
  /** `hash` names the proof, so that it can be spent once; null when the provider itself sees to that. */
  | { readonly kind: 'verified'; readonly score: number | null; readonly hash: Buffer | null }
  | { readonly kind: 'refused'; readonly reason: string }
  /** The provider did not answer: nobody's inquiry is lost for that. */
  | { readonly kind: 'unavailable' }

export type CaptchaChallenge =
  | { readonly provider: 'altcha'; readonly challenge: object }
  | { readonly provider: 'recaptcha'; readonly siteKey: string; readonly scriptUrl: string }

export type Captcha = {
  challenge(action: string): Promise<CaptchaChallenge>
  verify(token: string, action: string): Promise<CaptchaVerdict>
}
