import { useCallback, useLayoutEffect, useRef } from 'react'
import { equipment } from '../../../content/equipment/equipment.ts'
import { categoryLabels } from '../../../content/equipment/equipment-categories.ts'
import {
  type InventoryFilter,
  readInventoryFilter,
  writeInventoryFilter,
} from '../../../domain/equipment/inventory-filter.ts'
import { searchEquipment } from '../../../domain/equipment/search-equipment.ts'
import { sortEquipment } from '../../../domain/equipment/sort-equipment.ts'
import type { PagePath } from '../../../routes.ts'
import { holdPlace } from '../../platform/navigation/place-on-page.ts'
import { replaceQuery, useOwnQuery } from '../../platform/navigation/use-own-query.ts'

export type EquipmentSearch = ReturnType<typeof useEquipmentSearch>

/** The search is kept in the page's address, so Back and a reload restore it. */
export function useEquipmentSearch(path: PagePath) {
  const address = useOwnQuery(path)
  const filter = readInventoryFilter(address ?? '')
  const field = useRef<HTMLInputElement>(null)
  const release = useRef<() => void>(null)

  useLayoutEffect(() => {
    if (address === null) release.current = holdPlace()
    else {
      release.current?.()
      release.current = null
    }
  }, [address])

  const choose = useCallback(
    (change: Partial<InventoryFilter>) => {
      const { pathname, search } = location
      if (pathname !== path) return
      const now = readInventoryFilter(search)
      const wanted = writeInventoryFilter(search, { ...now, ...change })
      if (wanted !== writeInventoryFilter(search, now)) replaceQuery(wanted)
    },
    [path],
  )

  return {
    filter,
    /** False until the address has been read. */
    known: address !== null,
    searching: filter.query !== '',
    found: sortEquipment(searchEquipment(equipment, filter.query, categoryLabels), filter.order),
    field,
    choose,
    showAll() {
      choose({ query: '' })
      field.current?.focus()
    },
  }
}
