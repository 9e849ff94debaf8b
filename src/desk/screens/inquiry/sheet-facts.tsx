import { inquiryWords as words } from '../../../content/desk/inquiry.ts'
import { askingFields, labelFields } from '../../../content/inquiries/field-labels.ts'
import { explainSpam } from '../../../content/inquiries/mail.ts'
import { CallSheet, type CallSheetRow } from '../../../ui/layout/call-sheet.tsx'
import type { Inquiry } from '../../calls/desk-calls.ts'
import { Hits } from '../../list/hits.tsx'
import { fullTime } from '../../list/times.ts'
import { usePeople } from '../../shell/me-context.ts'
import styles from './sheet-facts.module.css'

/** Every field, under the label that its writer saw. What they ask for comes first: the head has said who they are. */
export function Wrote({ inquiry, search }: { inquiry: Inquiry; search: string | undefined }) {
  const { filled, empty } = labelFields(inquiry.form, inquiry.fields)
  const asks = ({ name }: { name: string }) => Number(askingFields.has(name))
  const inOrder = filled.toSorted((one, other) => asks(other) - asks(one))
  const rows = inOrder.map(({ label, value }) => ({
    label,
    value: (
      <span className={styles.text}>
        <Hits text={value} search={search} />
      </span>
    ),
  }))
  const left = empty.length > 0 ? [{ label: words.leftEmpty, value: <Soft text={empty.join(', ')} /> }] : []
  return (
    <section aria-label={words.wrote}>
      <CallSheet caption={words.wrote} rows={[...rows, ...left]} />
    </section>
  )
}

/** When and how it came here, and what was noticed about it. */
export function Record({ inquiry }: { inquiry: Inquiry }) {
  const { receivedAt, timeZone, verified, spamReasons, source, openedBy } = inquiry
  const { me, nameOf } = usePeople()
  const openings = openedBy
    .filter(({ by }) => by !== me.id)
    .map(({ by, at }) => `${nameOf(by)}, ${fullTime(at)}`)
  const { first, last } = source
  const came = [first?.referrer, last?.referrer].filter((each) => each !== undefined)
  const campaigns = [first, last].flatMap((touch) => (touch?.campaign ? [campaignText(touch.campaign)] : []))
  const known = (label: string, value: string | undefined): CallSheetRow[] =>
    value ? [{ label, value: <span className={styles.text}>{value}</span> }] : []
  const rows: CallSheetRow[] = [
    { label: words.received, value: fullTime(receivedAt) },
    ...known(words.theirTime, timeZone ? theirTime(receivedAt, timeZone) : undefined),
    { label: words.sentFrom, value: last?.page ?? <Soft text={words.unknownSource} /> },
    ...known(words.firstPage, first?.page),
    ...known(words.cameFrom, came[0]),
    ...known(
      words.cameBackFrom,
      came.find((each) => each !== came[0]),
    ),
    ...known(words.campaign, campaigns[0]),
    ...known(
      words.lastCampaign,
      campaigns.find((each) => each !== campaigns[0]),
    ),
    { label: words.verified, value: verified ? words.isVerified : words.notVerified },
    {
      label: words.spam,
      value: spamReasons.length > 0 ? explainSpam(spamReasons) : <Soft text={words.noSpam} />,
    },
    {
      label: words.openedBy,
      value:
        openings.length > 0 ? (
          <span className={styles.text}>{openings.join('\n')}</span>
        ) : (
          <Soft text={words.notOpened} />
        ),
    },
  ]
  return (
    <section aria-label={words.record}>
      <CallSheet caption={words.record} rows={rows} />
    </section>
  )
}

function campaignText(campaign: Readonly<Record<string, string>>): string {
  return Object.entries(campaign)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')
}

function Soft({ text }: { text: string }) {
  return <span className={styles.soft}>{text}</span>
}

/** The browser's own zone names are trusted no more than any other text. */
function theirTime(at: string, timeZone: string): string {
  try {
    const clock = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'short' })
    return `${clock.format(new Date(at))}\n${timeZone.replaceAll('_', ' ')}`
  } catch {
    return timeZone
  }
}
