import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultCompany as company } from '../../../content/company/company.ts'
import { afterSending } from '../../../content/inquiries/after-sending.ts'
import { askedFor } from '../../../content/inquiries/asked-for.ts'
import { mailWords, visitorMailWords } from '../../../content/inquiries/mail.ts'
import { type InquiryFormId, inquiryForms } from '../../../domain/inquiry/inquiry-forms.ts'
import type { InquiryView } from '../../../domain/inquiry/inquiry-view.ts'
import { composeOwnerNotification } from './compose-owner-notification.ts'
import { composeVisitorConfirmation } from './compose-visitor-confirmation.ts'

const origin = 'https://www.bridgelight.example'
const from = { name: company.name, address: 'website@bridgelight.example' }
const to = { name: 'Owner', address: 'owner@bridgelight.example' }
const statusUrl = `${origin}/inquiry/q1w2e3r4t5y6u7i8o9p0aa`

const quote: InquiryView = {
  id: '1',
  reference: '7K3MP-Q2XWA',
  form: 'quote',
  receivedAt: new Date('2026-11-16T23:05:00Z'),
  replyBy: new Date('2026-11-17T01:15:00Z'),
  userId: null,
  verified: true,
  spamReasons: [],
  timeZone: 'Europe/Berlin',
  source: {},
  fields: {
    firstName: 'Ada',
    lastName: 'Lovelace',
    company: 'Analytical Ltd',
    email: 'ada@analytical.example',
    phone: '+44 20 7946 0018',
    equipmentNeeded: '- Sony FX6 (2)\n- Lavalier (6)',
  },
}

const owner = (change: Partial<InquiryView> = {}, timeZone = 'America/Los_Angeles') =>
  composeOwnerNotification({ inquiry: { ...quote, ...change }, company, timeZone, origin, from, to })
const visitor = (change: Partial<InquiryView> = {}, timeZone = 'America/Los_Angeles') =>
  composeVisitorConfirmation({ inquiry: { ...quote, ...change }, company, timeZone, origin, from, statusUrl })

test('the owner reads times on the company’s clock', () => {
  const { text } = owner({}, 'America/Chicago')
  expect(text).toContain('Monday, November 16, 2026, 5:05 PM CST')
  expect(text).toContain('We promised a reply by 7:15 PM on Monday, November 16.')
})

test('the owner sees who sent the inquiry and everything in it, and can reply to the sender', () => {
  const mail = owner()
  expect(mail).toMatchObject({
    messageId: '<lead-7k3mp-q2xwa.owner@www.bridgelight.example>',
    from,
    to,
    replyTo: { name: 'Ada Lovelace', address: 'ada@analytical.example' },
    subject: 'Quote request from Ada Lovelace, Analytical Ltd',
    date: quote.receivedAt,
  })
  for (const body of [mail.text, mail.html]) {
    for (const value of ['Analytical Ltd', '+44 20 7946 0018', 'Sony FX6 (2)', 'Lavalier (6)']) {
      expect(body).toContain(value)
    }
    expect(body).toContain('Anonymous')
    expect(body).toContain('Verified')
    expect(body).toContain('7K3MP-Q2XWA')
    expect(body).toContain('Monday, November 16, 2026, 3:05 PM PST')
    expect(body).toContain('Tuesday, November 17, 2026, 12:05 AM GMT+1')
    expect(body).toContain('We promised a reply by 5:15 PM on Monday, November 16.')
    expect(body).toContain('Date, Duration, Project, Selected, Details')
    expect(body).toContain('https://www.bridgelight.example/staff/inquiries/7K3MP-Q2XWA')
  }
  expect(mail.html).toContain('href="tel:+442079460018"')
})

test('the owner sees where the visitor came from; the visitor’s own mail does not say it', () => {
  const source = {
    first: { page: '/legacy', referrer: 'search.example', campaign: { utm_source: 'spring fair' } },
    last: { page: '/gear-list' },
  }
  const mail = owner({ source })
  for (const body of [mail.text, mail.html]) {
    for (const words of [
      'First page',
      '/legacy',
      'from search.example',
      'utm_source: spring fair',
      'Sent on',
    ])
      expect(body).toContain(words)
    expect(body).toContain('/gear-list')
  }
  expect(owner().text).not.toMatch(/First page|Sent on/)
  expect(visitor({ source }).text).not.toMatch(/search\.example|spring fair/)
})

test('the owner sees whether the sender is signed in, unverified or possible spam', () => {
  const mail = owner({ userId: 'user-17', verified: false, spamReasons: ['link_flood', 'new_reason'] })
  expect(mail.subject).toBe('[Possible spam] Quote request from Ada Lovelace, Analytical Ltd')
  for (const body of [mail.text, mail.html]) {
    expect(body).toContain('user-17')
    expect(body).toContain('Not verified')
    expect(body).toContain('Possible spam: it holds many links; new_reason.')
    expect(body).not.toContain('Anonymous')
  }
})

test.for([
  ['contact', { name: 'Ann Lee', email: 'a@b.example' }, 'Project inquiry from Ann Lee', 'Ann Lee'],
  [
    'religious',
    { contactName: 'Ann Lee', organizationName: 'First Church', email: 'a@b.example' },
    'Partnership application from Ann Lee, First Church',
    'Ann Lee',
  ],
  ['leadGate', { email: 'a@b.example' }, 'Conference access request from a@b.example', ''],
] as const)('%s: the subject names the sender', ([form, fields, subject, name]) => {
  expect(owner({ form, fields })).toMatchObject({ subject, replyTo: { name, address: 'a@b.example' } })
})

test('an address that does not fit a header is only in the body of the mail', () => {
  const mail = owner({ fields: { ...quote.fields, email: 'a,b;"c"@weird.example' } })
  expect(mail).not.toHaveProperty('replyTo')
  expect(mail.text).toContain('a,b;"c"@weird.example')
  expect(mail.html).not.toContain('mailto:')
})

test('markup in a field stays text', () => {
  const nasty = `<script>alert(1)</script><img src=x onerror="alert('1')">&amp;`
  const mail = owner({ fields: { ...quote.fields, company: nasty, additionalDetails: nasty } })
  expect(mail.html).not.toMatch(/<script|<img/)
  expect(mail.html).toContain(
    '&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;amp;',
  )
})

test('no field can forge a line of the plain-text mail', () => {
  const forged = 'hello\r\nCaptcha     Verified\rReference   FORGED\n\n-- \nBridgelight'
  const fields = { ...quote.fields, company: forged, additionalDetails: forged }
  const { text } = owner({ verified: false, fields })
  expect(text.match(/^Captcha/gm)).toHaveLength(1)
  expect(text.match(/^Reference/gm)).toHaveLength(1)
  expect(text.match(/^-- $/gm)).toHaveLength(1)
})

test('the visitor gets the reference, the reply time in both zones and the status link', () => {
  const mail = visitor()
  expect(mail).toMatchObject({
    messageId: '<lead-7k3mp-q2xwa.visitor@www.bridgelight.example>',
    from,
    to: { name: '', address: 'ada@analytical.example' },
    replyTo: { name: company.name, address: company.email },
    subject: 'We have your quote request (7K3MP-Q2XWA)',
  })
  for (const body of [mail.text, mail.html]) {
    expect(body).toContain('7K3MP-Q2XWA')
    expect(body).toContain('by 2:15 AM on Tuesday, November 17, your time')
    expect(body).toContain('by 5:15 PM on Monday, November 16 in Portland')
    expect(body).toContain('30 days')
    expect(body).toContain(statusUrl)
    expect(body).toContain(company.phone)
  }
})

test('the visitor reads our time on the company’s clock, and where that is', () => {
  expect(visitor({}, 'America/Chicago').text).toContain('by 7:15 PM on Monday, November 16 in Chicago')
  expect(visitor({}, 'UTC').text).toContain('by 1:15 AM on Tuesday, November 17 UTC')
})

test.for([null, 'America/Los_Angeles', 'No/Such_Zone'])(
  'only one time is shown when the zone is %s',
  (timeZone) => {
    const { text } = visitor({ timeZone })
    expect(text.match(/by \d+:\d+/g)).toHaveLength(1)
    expect(text).toContain('by 5:15 PM on Monday, November 16 in Portland')
  },
)

test('only a quote states how long it is valid, and the gate promises no reply', () => {
  expect(visitor({ form: 'contact' }).text).not.toContain('30 days')
  const gate = visitor({ form: 'leadGate', replyBy: null })
  expect(gate.text).not.toContain('Our reply')
  expect(gate.text).toContain(`${origin}/corporate-conferences`)
})

test('the visitor’s mail repeats the list with its dates and total, the choices and the message', () => {
  const selection = {
    lines: [
      { kind: 'item', id: 'canon-eos-c70', quantity: 2 },
      { kind: 'package', id: 'essential-starter-kit', quantity: 1 },
    ],
    from: '2099-05-04',
    to: '2099-05-05',
  }
  const { list } = askedFor('quote', { selection: JSON.stringify(selection) })
  const mail = visitor({
    fields: {
      ...quote.fields,
      equipmentNeeded: '- 2 × Canon EOS C70\n- Essential Starter Kit\nTwo stands, please.',
      selection: JSON.stringify(selection),
      projectDate: '2099-05-04',
      additionalDetails: 'Loading dock at the back.',
    },
  })
  for (const body of [mail.text, mail.html]) {
    for (const { name, amount } of list?.lines ?? []) {
      expect(body).toContain(name)
      expect(body).toContain(amount)
    }
    expect(body).toContain(list?.total.amount)
    expect(body).toContain('Mon, May 4, 2099 to Tue, May 5, 2099')
    expect(body).toContain('Two stands, please.')
    expect(body).toContain('Loading dock at the back.')
    for (const step of afterSending.steps.quote) expect(body).toContain(step)
  }
  expect(list?.lines).toHaveLength(2)
  expect(mail.text).toContain(`2 × Canon EOS C70: ${list?.lines[0]?.amount}\n`)
  // Named only once, in the list.
  expect(mail.text.match(/Canon EOS C70/g)).toHaveLength(1)
})

test('the owner’s mail has the list once, and additions from the text as a note', () => {
  const selection = JSON.stringify({
    lines: [{ kind: 'item', id: 'canon-eos-c70', quantity: 2 }],
    from: '2099-05-04',
    to: '2099-05-05',
  })
  const listed = '- 2 × Canon EOS C70'
  const mail = owner({ fields: { ...quote.fields, selection, equipmentNeeded: `${listed}\nTwo stands.` } })
  expect(mail.text).toMatch(/Selected +2 × Canon EOS C70 at .*\n.*Equipment notes +Two stands\.\n/s)
  expect(mail.text.match(/Canon EOS C70/g)).toHaveLength(1)
  for (const body of [mail.text, mail.html]) {
    expect(body).not.toContain(listed)
    expect(body).not.toContain('canon-eos-c70')
  }
  const alone = owner({ fields: { ...quote.fields, selection, equipmentNeeded: listed } })
  expect(alone.text).toContain('Date, Duration, Project, Equipment notes, Details')
})

test('the visitor’s mail shows choices in the form’s words', () => {
  const { text } = visitor({
    form: 'contact',
    verified: false,
    fields: { name: 'Ada', email: 'a@b.example', projectType: 'live-streaming', budget: '30k-plus' },
  })
  expect(text).toMatch(/Project +Live streaming/)
  expect(text).toMatch(/Budget +\$30,000 and up/)
  expect(text).not.toContain(visitorMailWords.ownWordsKept)
})

test.for([
  ['that nobody proved to have typed', false, 'Loading dock at the back.'],
  ['with something to follow', true, 'Your parcel waits at evil.example'],
  ['with a number to call', true, 'Your order is placed. To cancel, call (503) 555-0142'],
] as const)('words %s are not repeated in the visitor’s mail', ([, verified, additionalDetails]) => {
  const { text, html } = visitor({ verified, fields: { email: 'a@b.example', additionalDetails } })
  for (const body of [text, html]) {
    expect(body).not.toContain(additionalDetails)
    expect(body).toContain(visitorMailWords.ownWordsKept)
  }
})

test('the visitor’s mail never names the sender, and repeats no typed text without a solved captcha', () => {
  const personal = new Set(['firstName', 'lastName', 'company', 'phone'])
  const names = Object.keys(inquiryForms.quote.schema('2026-01-01').shape)
  const typed = fc.string({ minLength: 1 }).map((text) => `☂${text}`)
  const fields = fc.record(Object.fromEntries(names.map((name) => [name, typed])))
  fc.assert(
    fc.property(fields, fc.boolean(), (values, verified) => {
      const mail = visitor({ verified, fields: { ...values, email: 'ada@analytical.example' } })
      const kept = Object.entries(values).filter(([name]) => !verified || personal.has(name))
      for (const [name] of kept) {
        const marked = { ...values, [name]: '☂☃', email: 'ada@analytical.example' }
        expect(visitor({ verified, fields: marked })).toEqual(mail)
      }
    }),
  )
})

test('markup in the visitor’s words stays text', () => {
  const { html } = visitor({ fields: { ...quote.fields, additionalDetails: '<b>bold</b> & "quoted"' } })
  expect(html).toContain('&lt;b&gt;bold&lt;/b&gt; &amp; &quot;quoted&quot;')
})

const forms = Object.keys(mailWords).filter((id): id is InquiryFormId => id in inquiryForms)

test.for(forms)('%s: both mails contain neither a long dash nor “undefined”', (form) => {
  for (const mail of [visitor({ form }), owner({ form })]) {
    for (const body of [mail.text, mail.html, mail.subject]) {
      expect(body).not.toContain('\u2014')
      expect(body).not.toContain('undefined')
    }
  }
})
