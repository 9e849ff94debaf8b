import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { retentionWords as words } from '../../../../content/desk/retention.ts'
import { settingsWords } from '../../../../content/desk/settings.ts'
import * as limits from '../../../../domain/limits.ts'
import {
  type DayRule,
  dayRules,
  mostDays,
  type Retention,
  type RetentionRule,
  retentionRules,
  retentionSchema,
} from '../../../../domain/settings/retention.ts'
import { Button } from '../../../../ui/control/button.tsx'
import { SwitchField } from '../../../../ui/form/switch-field.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { deskCalls } from '../../../calls/desk-calls.ts'
import { Loaded } from '../loaded.tsx'
import form from '../settings-form.module.css'
import { settingsQuery } from '../settings-query.ts'
import { useSaveSeen } from '../use-save-seen.tsx'
import { DueNow } from './due-now.tsx'
import styles from './retention-section.module.css'

/** How long personal data is kept, and what would go now. */
export function RetentionSection() {
  const settings = useQuery(settingsQuery)
  return (
    <Loaded query={settings}>
      {({ retention, versions }) => <RetentionForm retention={retention} version={versions.retention} />}
    </Loaded>
  )
}

/** As it is typed; a rule that is off keeps its number for the case that it is switched on again. */
type Typed = {
  readonly on: Readonly<Record<RetentionRule, boolean>>
  readonly months: Readonly<Record<RetentionRule, string>>
  readonly days: Readonly<Record<DayRule, string>>
}

const monthsAtFirst = 24

function typedOf({ lost, spam, held, won, securityDays, helpDays }: Retention): Typed {
  const text = (value: number | null) => String(value ?? monthsAtFirst)
  return {
    on: { lost: lost !== null, spam: spam !== null, held: held !== null, won: won !== null },
    months: { lost: text(lost), spam: text(spam), held: text(held), won: text(won) },
    days: { securityDays: String(securityDays), helpDays: String(helpDays) },
  }
}

function readTyped({ on, months, days }: Typed) {
  const number = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))
  const rule = (name: RetentionRule) => (on[name] ? number(months[name]) : null)
  return retentionSchema.safeParse({
    lost: rule('lost'),
    spam: rule('spam'),
    held: rule('held'),
    won: rule('won'),
    securityDays: number(days.securityDays),
    helpDays: number(days.helpDays),
  })
}

function RetentionForm({ retention, version }: { retention: Retention; version: string | null }) {
  const [typed, setTyped] = useState(() => typedOf(retention))
  const { save, pending, notice } = useSaveSeen({
    key: settingsQuery.queryKey,
    schema: retentionSchema,
    version,
    typed: () => typed,
    fill: setTyped,
    typedOf,
  })
  const read = readTyped(typed)
  const wrong = new Set(read.error?.issues.map(({ path }) => path[0]))

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const { data } = read
    if (data) await save((seen) => deskCalls.setRetention(data, seen))
  }

  return (
    <form className={form.form} noValidate onSubmit={(event) => void submit(event)}>
      <p className={form.lead}>{words.lead}</p>
      <div className={styles.rules}>
        {retentionRules.map((rule) => (
          <div key={rule} className={styles.rule}>
            <SwitchField
              name={`${rule}-on`}
              label={words.rules[rule].name}
              hint={words.rules[rule].hint}
              onLabel={words.on}
              offLabel={words.off}
              checked={typed.on[rule]}
              onChange={({ currentTarget }) =>
                setTyped({ ...typed, on: { ...typed.on, [rule]: currentTarget.checked } })
              }
            />
            {typed.on[rule] ? (
              <TextField
                name={rule}
                inputMode="numeric"
                label={words.months}
                error={wrong.has(rule) ? words.invalidMonths(limits.desk.retentionMonthsMax) : undefined}
                autoComplete="off"
                value={typed.months[rule]}
                onChange={({ currentTarget }) =>
                  setTyped({ ...typed, months: { ...typed.months, [rule]: currentTarget.value } })
                }
              />
            ) : null}
            <DueNow rules={read.data} rule={rule} />
          </div>
        ))}
        {dayRules.map((rule) => (
          <div key={rule} className={styles.rule}>
            <div>
              <p className={styles.name}>{words.dayRules[rule].name}</p>
              <p className={styles.hint}>{words.dayRules[rule].hint}</p>
            </div>
            <TextField
              name={rule}
              inputMode="numeric"
              label={words.dayRules[rule].label}
              error={wrong.has(rule) ? words.invalidDays(mostDays[rule]) : undefined}
              autoComplete="off"
              value={typed.days[rule]}
              onChange={({ currentTarget }) =>
                setTyped({ ...typed, days: { ...typed.days, [rule]: currentTarget.value } })
              }
            />
            <DueNow rules={read.data} rule={rule} />
          </div>
        ))}
      </div>
      <p className={form.lead}>{words.statistics(limits.events.keepAnalytics.days)}</p>
      {notice}
      <div className={form.foot}>
        <Button type="submit" disabled={!read.success} pending={pending} pendingLabel={settingsWords.saving}>
          {settingsWords.save}
        </Button>
      </div>
    </form>
  )
}
