import { captchaScriptUrl } from '../../platform/script-urls.ts'

type Recaptcha = {
  ready(callback: () => void): void
  execute(siteKey: string, options: { action: string }): Promise<string>
}

declare global {
  interface Window {
    readonly grecaptcha?: Recaptcha
  }
}

let loading: Promise<Recaptcha> | undefined

/** Loads the provider's script once. A failure is forgotten, so the next attempt tries again. */
export function loadRecaptcha(scriptUrl: string): Promise<Recaptcha> {
  loading ??= appendScript(scriptUrl).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

function appendScript(scriptUrl: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = captchaScriptUrl(scriptUrl)
    script.addEventListener('error', () => reject(new Error('The captcha script did not load')))
    script.addEventListener('load', () => {
      const { grecaptcha } = window
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha))
      else reject(new Error('The captcha script did nothing'))
    })
    document.head.append(script)
  })
}
