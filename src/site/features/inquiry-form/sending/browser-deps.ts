import * as limits from '../../../../domain/limits.ts'
import { browserStorage } from '../../../../ui/storage/browser-storage.ts'
import { createKeptStorage } from '../../../../ui/storage/kept-storage.ts'
import { visitSource } from '../../../analytics/visit-source.ts'
import { visitorTimeZone } from '../../../platform/visitor-time-zone.ts'
import { accessToken } from '../../account/session/access-token.ts'
import { getCaptchaToken } from '../../captcha/get-captcha-token.ts'
import { createLimiter } from './create-limiter.ts'
import { createCsrfToken } from './csrf-token.ts'
import { session } from './session.ts'
import type { SubmitDeps } from './submit-inquiry.ts'

let deps: SubmitDeps | undefined

/** The browser's part of a submission, created when the first one is sent. */
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
    timeZone: visitorTimeZone(),
    source: visitSource,
    requestMs: limits.inquiry.requestMs,
  }
  return deps
}
