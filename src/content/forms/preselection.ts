import { contactOptions } from '../../domain/inquiry/options.ts'
import { anchors, pagePaths } from '../../routes.ts'

/** Services the contact form does not list: it asks for a consultation and names the service. */
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

/** Starting values of the contact form by field; empty when the address names none of our services. */
export function preselected(search: string): Readonly<Record<string, string>> {
  const service = new URLSearchParams(search).get(parameter)
  for (const [id, name] of Object.entries(infrastructureServices)) {
    if (id === service) return { projectType: 'consultation', message: `${name}: ` }
  }
  const projectType = contactOptions.projectType.find((option) => option === service)
  return projectType ? { projectType } : {}
}
