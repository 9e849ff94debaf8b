/**
 * The company's identity, still a placeholder: reserved telephone numbers and domains, so that nothing
 * reaches a real person. Replace it here, or override single values with COMPANY_* variables.
 */
export type Company = {
  readonly name: string
  readonly legalName: string
  readonly tagline: string
  readonly phone: string
  readonly email: string
  readonly street: string
  readonly city: string
  readonly region: string
  readonly postalCode: string
  readonly latitude: number
  readonly longitude: number
  readonly foundedYear: number
  readonly hours: string
  readonly hoursBothZones: string
  readonly mapUrl: string
  readonly showreelUrl: string
  readonly partner: { readonly name: string; readonly url: string }
}

export const defaultCompany: Company = {
  name: 'Bridgelight Productions',
  legalName: 'Bridgelight Productions LLC',
  tagline: 'Video and AV production, Portland, Oregon',
  phone: '(503) 555-0142',
  email: 'hello@bridgelight.example',
  street: '',
  city: 'Portland',
  region: 'OR',
  postalCode: '97201',
  latitude: 45.5152,
  longitude: -122.6784,
  foundedYear: 2008,
  hours: 'Mon-Fri 9AM-6PM',
  hoursBothZones: 'Mon-Fri 9AM-6PM PT (12PM-9PM EST)',
  mapUrl: 'https://maps.example/portland-or-97201',
  showreelUrl: 'https://vimeo.example/bridgelight/showreel',
  partner: { name: 'Magrose Youth Media', url: 'https://magrose.example/' },
}

/** Facts for search engines only. Kept apart from the company's other facts, which every page carries. */
export type CompanyListing = {
  readonly country: string
  /** In schema.org's notation. Promised reply times count these hours too. */
  readonly openingHours: string
  readonly priceRange: string
  readonly paymentMethods: readonly string[]
  readonly social: readonly string[]
}

export const defaultListing: CompanyListing = {
  country: 'US',
  openingHours: 'Mo-Fr 09:00-18:00',
  priceRange: '$$$',
  paymentMethods: ['Cash', 'Credit Card', 'Check', 'Invoice', 'Bank Transfer'],
  social: [
    'https://vimeo.example/bridgelight',
    'https://linkedin.example/company/bridgelight',
    'https://instagram.example/bridgelight',
  ],
}

/** Where the studio is, in the style of a slate. */
export function coordinates({ latitude, longitude }: Company): string {
  const degrees = (value: number) => `${Math.abs(value).toFixed(2)}°`
  return `${degrees(latitude)}${latitude < 0 ? 'S' : 'N'} ${degrees(longitude)}${longitude < 0 ? 'W' : 'E'}`
}

/** `tel:` needs digits only; the company's number is in the United States. */
export function phoneHref(company: Company): string {
  const digits = company.phone.replace(/\D/g, '')
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`
}
