import { inventoryWords as words } from '../../../content/equipment/equipment.ts'
import { categoryLabels } from '../../../content/equipment/equipment-categories.ts'
import type { EquipmentItem } from '../../../domain/equipment/equipment-item.ts'
import { formatDailyRate } from '../../../domain/equipment/format-rate.ts'
import { Unbroken } from '../../../ui/text/unbroken.tsx'
import { usePageList } from '../quote/page-list.ts'
import { AddToQuote } from './add-to-quote.tsx'
import styles from './equipment-rows.module.css'

type EquipmentRowsProps = {
  items: readonly EquipmentItem[]
  /** True if the items come from several categories. */
  mixed?: boolean | undefined
  /** True if there is room only for the name and the price. */
  brief?: boolean | undefined
}

/** Equipment items as rows, each with its rate and its quantity on the visitor's list. */
export function EquipmentRows({ items, mixed = false, brief = false }: EquipmentRowsProps) {
  const { lines } = usePageList().selection
  return (
    <ol className={styles.rows} data-brief={brief || undefined}>
      {items.map((item) => {
        const listed = lines.find(({ kind, id }) => kind === 'item' && id === item.id)
        return (
          <li key={item.id} className={styles.row} data-listed={listed ? '' : undefined}>
            <div className={styles.what}>
              {mixed ? <p className={`slate ${styles.category}`}>{categoryLabels[item.category]}</p> : null}
              <p className={styles.name}>
                <Unbroken>{item.name}</Unbroken>
              </p>
              <p className={styles.specs}>
                <Unbroken>{item.specs}</Unbroken>
              </p>
            </div>
            {brief ? null : (
              <ul className={styles.features}>
                {item.features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            )}
            <p className={styles.rate}>{formatDailyRate(item.dailyRate)}</p>
            {item.qty ? <p className={`fact ${styles.quantity}`}>{words.quantity(item.qty)}</p> : null}
            <AddToQuote item={item} quantity={listed?.quantity ?? 0} className={styles.add} />
          </li>
        )
      })}
    </ol>
  )
}
