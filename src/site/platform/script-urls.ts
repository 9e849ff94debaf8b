/** A policy can be made once per document; browsers without Trusted Types take the bare address. */
export function createScriptUrls(name: string, isAllowed: (url: URL) => boolean): (url: string) => string {
  let policy: { createScriptURL(url: string): string } | undefined
  function check(url: string): string {
    if (!isAllowed(new URL(url, location.href))) throw new TypeError(`${name} refuses ${url}`)
    return url
  }
  return (url) => {
    policy ??= window.trustedTypes?.createPolicy(name, { createScriptURL: check }) ?? {
      createScriptURL: check,
    }
    return policy.createScriptURL(url)
  }
}

/** Workers come from our own origin. The names are those the content security policy allows. */
export const workerUrl = createScriptUrls('worker-url', ({ origin }) => origin === location.origin)

const captchaHosts: readonly string[] = ['www.google.com', 'www.recaptcha.net']

export const captchaScriptUrl = createScriptUrls(
  'captcha-url',
  ({ protocol, host, pathname }) =>
    protocol === 'https:' && captchaHosts.includes(host) && pathname.startsWith('/recaptcha/'),
)
