import * as limits from '../../../domain/limits.ts'
import { browserStorage } from '../accessibility/settings.ts'
import { accessToken } from '../account/access-token.ts'
import { getCaptchaToken } from './captcha/get-captcha-token.ts'
import { createLimiter } from './create-limiter.ts'
import { createCsrfToken } from './csrf-token.ts'
import { createKeptStorage } from './kept-storage.ts'
import type { SubmitDeps } from './submit-enquiry.ts'

/** Null where the browser blocks storage: reading the property itself throws there. */
function sessionStore(): Storage | null {
  try {
    return sessionStorage
  } catch {
    return null
  }
}

/** One for the whole page, so that what a blocked storage would lose is at least shared by all its forms. */
export const session = createKeptStorage(typeof window === 'undefined' ? null : sessionStore())

let deps: SubmitDeps | undefined

/** What a submission needs of the browser; made when the first one is sent. */
export function browserDeps(): SubmitDeps {
  deps ??= {
    fetch: (url, request) => fetch(url, request),
    limiter: createLimiter(createKeptStorage(browserStorage()), Date.now),
    csrf: createCsrfToken(
      session,
      (cookie) => {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we serve
        document.cookie = cookie
      },
      location.protocol === 'https:',
    ),
    getCaptchaToken,
    accessToken,
    now: () => new Date(),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    requestMs: limits.enquiry.requestMs,
  }
  return deps
}
