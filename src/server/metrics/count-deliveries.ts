import type { MailTransport } from '../mail/mail-message.ts'
import type { SendWebhook } from '../webhooks/send-webhook.ts'
import type { Metrics } from './metrics.ts'

type Count = Pick<Metrics, 'delivery'>

export function countMails(mail: MailTransport, metrics: Count): MailTransport {
  return { ...mail, send: (message) => counted(mail.send(message), metrics, 'mail') }
}

export function countWebhooks(send: SendWebhook, metrics: Count): SendWebhook {
  return (message) => counted(send(message), metrics, 'webhook')
}

async function counted<Result>(
  sending: Promise<Result>,
  metrics: Count,
  channel: 'mail' | 'webhook',
): Promise<Result> {
  try {
    const result = await sending
    metrics.delivery(channel, 'taken')
    return result
  } catch (error) {
    metrics.delivery(channel, 'refused')
    throw error
  }
}
