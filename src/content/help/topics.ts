import type { HelpTopic } from '../../domain/help/help.ts'

export const helpTopics: readonly HelpTopic[] = []
