import { inventoryWords as words } from '../../../content/equipment/equipment.ts'
import { Button } from '../../../ui/control/button.tsx'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { EquipmentSheet } from './equipment-sheet.tsx'
import type { EquipmentSearch } from './use-equipment-search.ts'

type SearchResultsProps = { search: EquipmentSearch; headingLevel: 3 | 4 }

/** The results of a search in all categories; renders nothing without a search. */
export function SearchResults({ search, headingLevel }: SearchResultsProps) {
  const { searching, found, showAll } = search
  if (!searching) return null
  if (found.length > 0)
    return <EquipmentSheet {...words.results} headingLevel={headingLevel} items={found} mixed />
  return (
    <EmptyState
      slate={words.none.slate}
      title={words.none.title}
      headingLevel={headingLevel}
      action={
        <Button variant="quiet" onClick={showAll}>
          {words.none.action}
        </Button>
      }
    >
      <p>{words.none.text}</p>
    </EmptyState>
  )
}
