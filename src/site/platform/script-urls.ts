/** A policy can be created only once per document. Browsers without Trusted Types use the plain address. */
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

/** Workers must come from our own origin. The content security policy allows these policy names. */
export const workerUrl = createScriptUrls('worker-url', ({ origin }) => origin === location.origin)

const captchaHosts: readonly string[] = ['www.google.com', 'www.recaptcha.net']

export const captchaScriptUrl = createScriptUrls(
  'captcha-url',
  ({ protocol, host, pathname }) =>
    protocol === 'https:' && captchaHosts.includes(host) && pathname.startsWith('/recaptcha/'),
)
