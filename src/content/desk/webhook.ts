/** As the site's specification words it. */
export const webhookUnset = 'VITE_ZAPIER_WEBHOOK_URL environment variable is not configured'

/** Words of the webhook's settings. */
export const webhookWords = {
  lead: 'Every new inquiry is sent to this address as JSON, signed as Standard Webhooks says. Possible spam waits until somebody releases it.',
  address: 'Address',
  addressHint: 'Leave it empty to send nothing.',
  invalid: 'This is not an http or https address.',
} as const
