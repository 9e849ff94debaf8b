import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CallSheetTable } from './call-sheet-table.tsx'

test('the first cell is the row header and the other cells carry the name of their column', () => {
  const html = renderToString(
    <CallSheetTable
      caption="Inventory"
      columns={[
        { key: 'item', label: 'Item' },
        { key: 'rate', label: 'Day rate', align: 'end' },
      ]}
      entries={[{ id: 'c300', cells: { item: 'Canon C300', rate: '$412' } }]}
    />,
  )
  expect(html).toMatch(/<th [^>]*scope="row"[^>]*>Canon C300<\/th>/)
  expect(html).toMatch(/<td [^>]*data-label="Day rate"[^>]*><div>\$412<\/div><\/td>/)
})
