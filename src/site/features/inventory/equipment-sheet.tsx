import { inventoryWords as words } from '../../../content/equipment/equipment.ts'
import type { EquipmentItem } from '../../../domain/equipment/equipment-item.ts'
import { formatDollars } from '../../../domain/format-dollars.ts'
import { EquipmentRows } from './equipment-rows.tsx'
import styles from './equipment-sheet.module.css'

type EquipmentSheetProps = {
  /** Read aloud before the title; visually, the tab strip shows it. */
  prefix?: string | undefined
  /** Shows the prefix above the title, for pages without a tab strip. */
  named?: boolean | undefined
  title: string
  headingLevel?: 3 | 4 | undefined
  text: string
  items: readonly EquipmentItem[]
  /** True if the items come from several categories. */
  mixed?: boolean | undefined
}

/** One page of the equipment list: a remark in the margin and the items. */
export function EquipmentSheet(props: EquipmentSheetProps) {
  const { prefix, named = false, title, headingLevel = 4, text, items, mixed = false } = props
  const Heading = headingLevel === 3 ? 'h3' : 'h4'
  const rates = items.map(({ dailyRate }) => dailyRate)
  return (
    <div className={styles.sheet}>
      <div className={styles.margin}>
        <Heading className={styles.title}>
          {prefix ? (
            <span className={named ? `slate ${styles.prefix}` : 'visually-hidden'}>
              {named ? `${prefix} ` : `${prefix}: `}
            </span>
          ) : null}
          {title}
        </Heading>
        <p className={styles.text}>{text}</p>
        <p className={`fact ${styles.summary}`}>
          {words.summary(items.length, formatDollars(Math.min(...rates)), formatDollars(Math.max(...rates)))}
        </p>
      </div>
      <EquipmentRows items={items} mixed={mixed} />
    </div>
  )
}
