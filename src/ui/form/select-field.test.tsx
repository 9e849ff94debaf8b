import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SelectField } from './select-field.tsx'

test('the first option of a select is empty and shows the placeholder', () => {
  const html = renderToString(
    <SelectField
      name="type"
      label="Type"
      placeholder="Choose one"
      options={[{ value: 'a', label: 'Alpha' }]}
    />,
  )
  expect(html).toMatch(/<option value="">Choose one<\/option><option value="a">Alpha<\/option>/)
})

test('a select starts with its default value', () => {
  const options = [
    { value: 'a', label: 'Alpha' },
    { value: 'b', label: 'Beta' },
  ]
  const html = renderToString(<SelectField name="type" label="Type" options={options} defaultValue="b" />)
  expect(html).toContain('<option value="b" selected="">Beta</option>')
})
