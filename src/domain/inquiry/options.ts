/** The choices each form offers. Each form has its own lists, and the raw value is stored. */

export const consultationOptions = {
  projectType: [
    'corporate-event',
    'conference',
    'live-streaming',
    'video-production',
    'youth-training',
    'religious-partnership',
    'other',
  ],
  budget: ['under-5k', '5k-15k', '15k-50k', '50k-plus', 'discuss'],
} as const

export const contactOptions = {
  projectType: [
    'corporate-video',
    'live-streaming',
    'event-production',
    'training-content',
    'consultation',
    'other',
  ],
  budget: ['under-5k', '5k-15k', '15k-30k', '30k-plus', 'discuss'],
} as const

export const qualificationOptions = {
  organizationType: ['church', 'nonprofit', 'school', 'youth-organization', 'community-center', 'other'],
  youthPrograms: ['yes-active', 'yes-limited', 'planning', 'no'],
  budget: ['under-10k', '10k-25k', '25k-50k', '50k-100k', 'over-100k'],
  timeline: ['immediate', '1-3-months', '3-6-months', '6-12-months', 'just-exploring'],
} as const

export const religiousOptions = {
  organizationType: ['church', 'ministry', 'religious-school', 'denomination', 'other'],
  hasYouthPrograms: ['yes', 'no', 'limited'],
  approximateBudget: ['under-5k', '5k-15k', '15k-30k', '30k-plus', 'discuss'],
  implementationTimeline: ['immediate', 'quarter', 'half-year', 'year', 'flexible'],
} as const
