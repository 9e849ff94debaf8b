import { createContext, use } from 'react'
import type { Facts } from '../../content/company/facts.ts'

export const FactsContext = createContext<Facts | null>(null)

export function useFacts(): Facts {
  const facts = use(FactsContext)
  if (!facts) throw new Error('useFacts needs a FactsContext above it')
  return facts
}
