import { useEffect, useRef } from 'react'
import { equipment, orderLabels, inventoryWords as words } from '../../../content/equipment/equipment.ts'
import type { InventoryFilter } from '../../../domain/equipment/inventory-filter.ts'
import { equipmentOrders, isEquipmentOrder } from '../../../domain/equipment/sort-equipment.ts'
import * as limits from '../../../domain/limits.ts'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import styles from './search-fields.module.css'
import type { EquipmentSearch } from './use-equipment-search.ts'

const [firstOrder] = equipmentOrders
const orderOptions = equipmentOrders.map((value) => ({ value, label: orderLabels[value] }))

/** The equipment search. The fields are uncontrolled, so text typed before hydration counts too. */
export function SearchFields({ search, sorted = false }: { search: EquipmentSearch; sorted?: boolean }) {
  const { filter, known, searching, found, field, choose } = search
  const { query, order } = filter
  const sort = useRef<HTMLSelectElement>(null)
  const fresh = useRef(true)

  useEffect(() => {
    if (!known || !field.current) return
    const early = fresh.current ? read(field.current, sort.current) : {}
    fresh.current = false
    const wanted = { query: early.query || query, order: early.order ?? order }
    choose(wanted)
    if (field.current.value.trim() !== wanted.query) field.current.value = wanted.query
    if (sort.current) sort.current.value = wanted.order
  }, [known, query, order, field, choose])

  const follow = () => choose({ order: firstOrder, ...read(field.current, sort.current) })

  return (
    <search className={styles.fields} data-sorted={sorted || undefined}>
      <TextField
        ref={field}
        type="search"
        name="equipment-search"
        label={words.search}
        placeholder={words.placeholder}
        maxLength={limits.equipmentSearch.queryMax}
        autoComplete="off"
        enterKeyHint="search"
        spellCheck={false}
        onInput={follow}
        note={
          <span role="status">
            {searching ? words.found(found.length, equipment.length) : words.all(equipment.length)}
          </span>
        }
      />
      {sorted ? (
        <SelectField
          ref={sort}
          name="equipment-order"
          label={words.sort}
          options={orderOptions}
          onInput={follow}
        />
      ) : null}
    </search>
  )
}

/** The first order is the default, so it is left out. */
function read(field: HTMLInputElement | null, sort: HTMLSelectElement | null): Partial<InventoryFilter> {
  const order = sort?.value
  const query = field?.value.trim() ?? ''
  return isEquipmentOrder(order) && order !== firstOrder ? { query, order } : { query }
}
