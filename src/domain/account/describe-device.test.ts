import { expect, test } from 'vitest'
import { describeDevice } from './describe-device.ts'

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'
const phone = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`${mac} Version/26.0 Safari/605.1.15`, 'Safari on Mac'],
  [`${windows} Chrome/150.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`${windows} Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0`, 'Edge on Windows'],
  [`${phone} SamsungBrowser/30.0 Chrome/145.0.0.0 Mobile Safari/537.36`, 'Samsung Internet on Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/150.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPhone',
  ],
  ['Mozilla/5.0 (X11; CrOS x86_64 16000.0.0)', 'ChromeOS'],
  ['curl/8.9.1', ''],
  ['', ''],
  ['<script>alert(1)</script>', ''],
])('the user agent "%s" is described as "%s"', (userAgent, words) => {
  expect(describeDevice(userAgent)).toBe(words)
})
