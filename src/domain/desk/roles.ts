/** From the least to the most: each role may do whatever the ones before it may. */
export const staffRoles = ['viewer', 'producer', 'owner'] as const

export type StaffRole = (typeof staffRoles)[number]
export type Role = 'visitor' | StaffRole

export function isStaff(role: string): role is StaffRole {
  return staffRoles.some((known) => known === role)
}

/** Every operation of the desk and the least role that may use it. The tests of refusal are made from this table. */
export const operations = {
  listInquiries: 'viewer',
  readToday: 'viewer',
  readInquiry: 'viewer',
  listStaff: 'viewer',
  listDeliveries: 'viewer',
  markRead: 'viewer',
  readPromises: 'viewer',
  readNotifications: 'viewer',
  changeNotifications: 'viewer',
  listViews: 'viewer',
  countViews: 'viewer',
  saveView: 'viewer',
  shareView: 'producer',
  changeInquiry: 'producer',
  addNote: 'producer',
  sendReply: 'producer',
  listSavedReplies: 'viewer',
  changeSavedReplies: 'producer',
  releaseHeld: 'producer',
  replayDelivery: 'producer',
  exportInquiries: 'producer',
  joinContacts: 'producer',
  readHealth: 'producer',
  listHelpQuestions: 'viewer',
  answerHelpQuestion: 'producer',
  publishHelpAnswer: 'producer',
  readAudit: 'owner',
  listPeople: 'owner',
  inviteStaff: 'owner',
  withdrawInvitation: 'owner',
  changeRole: 'owner',
  resetFactor: 'owner',
  removeStaff: 'owner',
  listSessions: 'owner',
  endSession: 'owner',
  readSettings: 'owner',
  changeSettings: 'owner',
  testWebhook: 'owner',
  readWebhookSecret: 'owner',
  exportPerson: 'owner',
  erasePerson: 'owner',
  sendTestInquiry: 'owner',
} as const satisfies Readonly<Record<string, StaffRole>>

export type Operation = keyof typeof operations

export function may(role: StaffRole, operation: Operation): boolean {
  return staffRoles.indexOf(role) >= staffRoles.indexOf(operations[operation])
}
