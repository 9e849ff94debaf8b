import { contactOptions } from '../../domain/inquiry/options.ts'
import { anchors, pagePaths } from '../../routes.ts'

/** Services that are no choice of the contact form: asked about as a consultation, by name. */
export const infrastructureServices = {
  'infrastructure-upgrades': 'AV Infrastructure Upgrades',
  'project-management': 'Multi-Vendor Project Management',
  'system-design': 'Future-Ready System Design',
} as const

export type InfrastructureService = keyof typeof infrastructureServices

type ContactService = InfrastructureService | (typeof contactOptions.projectType)[number]

const parameter = 'service'

/** The contact form with the service already chosen. */
export function contactFormFor(service: ContactService): string {
  return `${pagePaths.home}?${parameter}=${service}#${anchors.contactForm}`
}

/** What the contact form begins with, field by field; nothing where the address names no service of ours. */
export function preselected(search: string): Readonly<Record<string, string>> {
  const service = new URLSearchParams(search).get(parameter)
  for (const [id, name] of Object.entries(infrastructureServices)) {
    if (id === service) return { projectType: 'consultation', message: `${name}: ` }
  }
  const projectType = contactOptions.projectType.find((option) => option === service)
  return projectType ? { projectType } : {}
}
