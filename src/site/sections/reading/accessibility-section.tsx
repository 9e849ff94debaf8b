import { accessibilityStatement } from '../../../content/legal/accessibility.ts'
import { pagePaths } from '../../../routes.ts'
import { ReadingBand } from './reading-band.tsx'

export function AccessibilitySection() {
  return <ReadingBand reading={accessibilityStatement} path={pagePaths.accessibility} />
}
