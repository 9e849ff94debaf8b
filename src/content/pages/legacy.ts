import { contactFormHref, pagePaths } from '../../routes.ts'
import { archive } from '../images/images.ts'
import type { PageContent } from './page-content.ts'

export const legacy: PageContent = {
  path: pagePaths.legacy,
  head: {
    title: 'Legacy Brand Storytelling Program',
    description:
      'A brand-storytelling program in four phases, limited to 3 clients per quarter, for founders and companies with a history worth putting on film.',
    keywords: [
      'brand storytelling',
      'legacy film',
      'founder story video',
      'company history film',
      'brand documentary',
      'brand film production',
    ],
  },
  service: { name: 'Legacy brand-storytelling program' },
  indexable: true,
  lead: archive,
  slate: 'Legacy / Brand storytelling',
  heading: 'A company story that outlasts the campaign',
  summary: () =>
    'Legacy is our brand-storytelling program for founders and companies with a history worth putting on film. It runs in four phases, and we take 3 clients per quarter so that each one gets our full attention.',
  actions: [
    { label: 'Reserve Your Legacy Session', href: contactFormHref },
    { label: 'View Our Work', href: pagePaths.portfolio },
  ],
}
