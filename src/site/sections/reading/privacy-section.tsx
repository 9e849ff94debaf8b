import { privacyPolicy } from '../../../content/legal/privacy.ts'
import { pagePaths } from '../../../routes.ts'
import { ReadingBand } from './reading-band.tsx'

export function PrivacySection() {
  return <ReadingBand reading={privacyPolicy} path={pagePaths.privacy} />
}
