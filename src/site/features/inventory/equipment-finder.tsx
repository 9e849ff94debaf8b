import { finderWords as words } from '../../../content/equipment/equipment.ts'
import { readInventoryFilter, writeInventoryFilter } from '../../../domain/equipment/inventory-filter.ts'
import * as limits from '../../../domain/limits.ts'
import { pagePaths } from '../../../routes.ts'
import styles from './equipment-finder.module.css'
import { EquipmentRows } from './equipment-rows.tsx'
import { SearchFields } from './search-fields.tsx'
import { useEquipmentSearch } from './use-equipment-search.ts'

/** The equipment search beside the quote form. The first results can be added to the list right here. */
export function EquipmentFinder() {
  const search = useEquipmentSearch(pagePaths.quote)
  const { found, filter, searching } = search
  const shown = searching ? found.slice(0, limits.equipmentSearch.besideForm) : []
  const asked = shown.length < found.length ? { ...readInventoryFilter(''), query: filter.query } : null
  return (
    <div className={styles.finder}>
      <h3 className={`slate ${styles.heading}`}>{words.heading}</h3>
      <SearchFields search={search} />
      {shown.length > 0 ? <EquipmentRows items={shown} mixed brief /> : null}
      {found.length === 0 ? <p>{words.none}</p> : null}
      {asked ? (
        <a href={pagePaths.equipmentList + writeInventoryFilter('', asked)}>{words.all(found.length)}</a>
      ) : null}
    </div>
  )
}
