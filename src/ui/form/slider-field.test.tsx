import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SliderField } from './slider-field.tsx'

test('a slider shows its value in words and has it read aloud', () => {
  const html = renderToString(
    <SliderField
      name="size"
      label="Font size"
      min={75}
      max={200}
      step={25}
      defaultValue={100}
      format={(value) => `${value} percent`}
    />,
  )
  expect(html).toContain('aria-valuetext="100 percent"')
  expect(html).toMatch(/<output[^>]*>100 percent<\/output>/)
})
