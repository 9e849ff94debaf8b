/** As the site's specification words it. */
export const webhookUnset = 'VITE_ZAPIER_WEBHOOK_URL environment variable is not configured'

/** Words of the webhook's settings. */
export const webhookWords = {
  lead: 'Every new inquiry is sent to this address as JSON, signed as Standard Webhooks says. Possible spam waits until somebody releases it.',
  address: 'Address',
  addressHint: 'Leave it empty to send nothing.',
  invalid: 'This is not an http or https address.',
  unsetText: 'Nothing is sent until it is set on the server, or an address is saved here.',
  setAtDesk: 'This address was saved at the desk; the server’s environment no longer counts.',
  fromEnvironment:
    'This address comes from the server’s environment. One that is saved here takes its place.',
  test: 'Send a test',
  testing: 'Sending …',
  testHint: 'A signed “webhook.test” message goes to the saved address at once.',
  testTook: (time: string) => `It took ${time}.`,
  testWorked: 'The test arrived',
  testFailed: 'The test did not arrive',
  secret: 'Secret',
  showSecret: 'Show the secret',
  showingSecret: 'Asking …',
  secretHint: 'With it the receiver knows that a message is ours. Showing it is written to the log.',
  verify:
    'The header “webhook-signature” holds “v1,” and the base64 of an HMAC-SHA-256 of “webhook-id.webhook-timestamp.body”, keyed with the bytes that the part after “whsec_” encodes in base64.',
  recent: 'Last deliveries',
  noRecent: 'No webhook was sent yet.',
} as const
