import { expect, test } from 'vitest'
import { pagePaths } from '../../routes.ts'
import { createDefaultFacts } from '../company/facts.ts'
import { contactFormFor } from '../forms/preselection.ts'
import { infrastructure } from '../pages/infrastructure.ts'
import { infrastructureRack, services } from './services.ts'
import { infrastructureClosing, signalPath } from './signal-path.ts'
import { infrastructureVenues, venues } from './venues.ts'

test('there are three services under their prescribed names, each with features and a detail', () => {
  expect(services.map(({ title }) => title)).toEqual([
    'AV Infrastructure Upgrades',
    'Multi-Vendor Project Management',
    'Future-Ready System Design',
  ])
  for (const { features, detail } of services) {
    expect(features.length).toBeGreaterThanOrEqual(4)
    expect(new Set(features).size).toBe(features.length)
    expect(detail.text).not.toBe('')
    expect(detail.facts.length).toBeGreaterThan(0)
  }
  expect(infrastructureRack.more).toBe('Learn More')
})

test('each service links to the contact form with that service chosen', () => {
  expect(services.map(({ ask }) => ask.href)).toEqual([
    contactFormFor('infrastructure-upgrades'),
    contactFormFor('project-management'),
    contactFormFor('system-design'),
  ])
  for (const { title, ask } of services) expect(ask.label).toContain(title)
})

test('there are six different types of venue', () => {
  expect(venues).toHaveLength(6)
  expect(new Set(venues.map(({ title }) => title)).size).toBe(6)
  expect(infrastructureVenues.heading).toMatch(/^Six types of venue/)
})

test('the opening names the services, the venues and the years, and leads back home', () => {
  const summary = infrastructure.summary(createDefaultFacts(new Date('2026-06-01T12:00:00Z')))
  for (const { title } of services) expect(summary).toContain(title)
  expect(summary).toContain('six types of venue')
  expect(summary).toContain('15+ years')
  expect(infrastructure.actions.map(({ href }) => href)).toContain(pagePaths.home)
})

test('the words are plain', () => {
  const words = [
    services,
    infrastructureRack,
    venues,
    infrastructureVenues,
    signalPath,
    infrastructureClosing,
  ]
  expect(JSON.stringify(words)).not.toContain('\u2014')
})
