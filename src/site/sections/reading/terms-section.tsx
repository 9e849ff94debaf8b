import { termsOfUse } from '../../../content/legal/terms.ts'
import { pagePaths } from '../../../routes.ts'
import { ReadingBand } from './reading-band.tsx'

export function TermsSection() {
  return <ReadingBand reading={termsOfUse} path={pagePaths.terms} />
}
