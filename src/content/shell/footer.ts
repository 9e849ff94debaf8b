import type { Company } from '../company/company.ts'

export const footerText = {
  navigation: 'Footer',
  legalNavigation: 'Legal',
  contactTitle: 'Contact',
  call: 'Call',
  email: 'Email',
  map: 'View map',
  hoursTitle: 'Business Hours',
  hours: (company: Company) => company.hoursBothZones,
  place: (company: Company) => `${company.city}, ${company.region} ${company.postalCode}`,
  response: 'We respond to all inquiries within 24 hours',
  copyright: (year: number, company: Company) => `© ${year} ${company.legalName}. All rights reserved.`,
} as const
