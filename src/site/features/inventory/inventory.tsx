import { useEffect, useRef, useState } from 'react'
import { categoryWords, equipment, orderLabels, inventoryWords as words } from '../../../content/equipment.ts'
import { categoryLabels } from '../../../content/equipment-categories.ts'
import { type EquipmentCategory, equipmentCategories } from '../../../domain/equipment/equipment-item.ts'
import { searchEquipment } from '../../../domain/equipment/search-equipment.ts'
import {
  type EquipmentOrder,
  equipmentOrders,
  isEquipmentOrder,
  sortEquipment,
} from '../../../domain/equipment/sort-equipment.ts'
import { pagePaths } from '../../../routes.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { EquipmentSheet } from './equipment-sheet.tsx'
import styles from './inventory.module.css'
import { itemsIn } from './items-in.ts'

type Filters = { readonly query: string; readonly order: EquipmentOrder }

const orderOptions = equipmentOrders.map((value) => ({ value, label: orderLabels[value] }))

/** The equipment list: by category, or, while something is searched, from all of them. */
export function Inventory() {
  const search = useRef<HTMLInputElement>(null)
  const sort = useRef<HTMLSelectElement>(null)
  const [{ query, order }, setFilters] = useState<Filters>({ query: '', order: 'catalogue' })
  const searching = query !== ''
  const found = searchEquipment(equipment, query, categoryLabels)

  // The fields keep their own values: what was typed before the code came counts too.
  const read = () => setFilters(readFilters(search.current, sort.current))
  useEffect(() => setFilters(readFilters(search.current, sort.current)), [])

  function showAll() {
    if (!search.current) return
    search.current.value = ''
    search.current.focus()
    read()
  }

  return (
    <div className={styles.inventory}>
      <div className={styles.words}>
        <p className={`slate ${styles.slate}`}>{words.slate}</p>
        <h3 className={styles.heading}>{words.heading}</h3>
      </div>
      <search className={styles.filters} data-apart="">
        <TextField
          ref={search}
          type="search"
          name="equipment-search"
          label={words.search}
          placeholder={words.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          spellCheck={false}
          onInput={read}
          note={
            <span role="status">
              {searching ? words.found(found.length, equipment.length) : words.all(equipment.length)}
            </span>
          }
        />
        <SelectField
          ref={sort}
          name="equipment-order"
          label={words.sort}
          options={orderOptions}
          onInput={read}
        />
      </search>
      <div className={styles.lists} data-apart="">
        {searching && found.length > 0 ? (
          <EquipmentSheet {...words.results} items={sortEquipment(found, order)} mixed />
        ) : null}
        {searching && found.length === 0 ? (
          <EmptyState
            slate={words.none.slate}
            title={words.none.title}
            headingLevel={4}
            action={
              <Button variant="quiet" onClick={showAll}>
                {words.none.action}
              </Button>
            }
          >
            <p>{words.none.text}</p>
          </EmptyState>
        ) : null}
        {/* Kept while something is searched, with the tab that was open. */}
        <div hidden={searching}>
          <Tabs
            label={words.tabs}
            items={equipmentCategories.map((category, index) => tab(category, order, index > 0))}
            panelStops={false}
          />
          <p className={styles.whole}>
            <a href={pagePaths.equipmentList}>{words.whole}</a>
          </p>
        </div>
      </div>
    </div>
  )
}

/** The open list is in the prerendered page; for the others it would double its size. */
function tab(category: EquipmentCategory, order: EquipmentOrder, elsewhere: boolean) {
  const items = itemsIn(category)
  const label = categoryLabels[category]
  return {
    id: `equipment-${category}`,
    label,
    note: items.length,
    elsewhere: elsewhere ? `${pagePaths.equipmentList}#${category}` : undefined,
    content: (
      <EquipmentSheet {...categoryWords[category]} prefix={label} items={sortEquipment(items, order)} />
    ),
  }
}

function readFilters(search: HTMLInputElement | null, sort: HTMLSelectElement | null): Filters {
  const order = sort?.value
  return { query: search?.value.trim() ?? '', order: isEquipmentOrder(order) ? order : 'catalogue' }
}
