import { deliveryWords as words } from '../../../content/desk/deliveries.ts'
import type { Inquiry } from '../../calls/desk-calls.ts'
import { DeliveryLine } from '../../deliveries/delivery-line.tsx'
import styles from './sheet-deliveries.module.css'

type SheetDeliveriesProps = { inquiry: Inquiry; headingLevel: 2 | 3 }

/** Everything that was sent about the inquiry, to whom, and whether it arrived. */
export function SheetDeliveries({ inquiry: { deliveries }, headingLevel }: SheetDeliveriesProps) {
  const Name = `h${headingLevel}` as const
  return (
    <section aria-label={words.ofInquiry}>
      <Name className={`slate ${styles.name}`}>{words.ofInquiry}</Name>
      {deliveries.length === 0 ? (
        <p className={styles.none}>{words.none}</p>
      ) : (
        <ul className={styles.list}>
          {deliveries.map((delivery) => (
            <DeliveryLine key={delivery.id} delivery={delivery} />
          ))}
        </ul>
      )}
    </section>
  )
}
