import type { SiteImage } from '../../domain/site-image.ts'
import { packageBroadcast, packageProduction, packageStarter } from '../images.ts'

/** What each package looks like when it stands, by the package's id. */
export const packagePictures: Readonly<Record<string, SiteImage>> = {
  'essential-starter-kit': packageStarter,
  'professional-production-kit': packageProduction,
  'broadcast-studio-package': packageBroadcast,
}
