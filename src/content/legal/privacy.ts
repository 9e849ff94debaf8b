/**
 * Describes what the code does. Update it whenever the code changes what is stored, for how long, or who
 * receives it. The owner has counsel review it before going live.
 */
import * as limits from '../../domain/limits.ts'
import { pagePaths } from '../../routes.ts'
import { deletionWeek, inquiriesAfterDeletion } from '../account/deletion.ts'
import { emailLink, phoneLink, type Reading } from './reading.ts'

const analyticsDays = limits.events.keepAnalytics.days
const securityDays = limits.events.keepSecurity.days
const questionDays = limits.help.keepQuestions.days
const ratingDays = limits.help.keepRatingDays
const accessHours = limits.conferenceAccessMinutes / 60
const { signUpKeptHours, factorResetHours, factorResetDays, mailJobKeptSeconds } = limits.account
/** The link that lives longest. */
const linkDays = factorResetHours / 24 + factorResetDays
const mailKept = mailJobKeptSeconds === 3_600 ? 'an hour' : `${mailJobKeptSeconds / 60} minutes`
const signUpKept = signUpKeptHours === 48 ? 'two days' : `${signUpKeptHours} hours`

export const privacyPolicy: Reading = {
  heading: 'The policy in full',
  reviewed: '2026-11-18',
  parts: (facts) => [
    {
      id: 'who',
      title: 'Who is responsible',
      text: [
        [
          `${facts.company.legalName}, ${facts.company.city}, ${facts.company.region} ${facts.company.postalCode}. Questions about your data go to `,
          emailLink(facts),
          ' or ',
          phoneLink(facts),
          '.',
        ],
      ],
    },
    {
      id: 'inquiries',
      title: 'When you send a form',
      note: 'Kept to answer you, and for nothing else.',
      text: [
        'We keep what you typed, the time, your time zone, your reference number and the outcome of our spam checks. We use it to answer you and to prepare the work you ask about. It is not sold, rented out or used for advertising.',
        'With it we keep on which page your visit began and on which you sent the form, and for both the name of the site that led there and the campaign tags of the address; if your browser sends Do Not Track or Global Privacy Control, the pages alone.',
        'It is stored in our own database and sent to us by email. If the database is unreachable, it waits on our server’s disk until it is back. You get a confirmation with what you asked for, and a link that shows it with the status of your inquiry. Your name, your company and how to reach you are in neither, unless you wrote them into your message.',
        'What looks like spam is set apart for a person to look at; it is not thrown away.',
      ],
    },
    {
      id: 'chat',
      title: 'If you ask the help chat',
      note: 'Answered in your browser.',
      text: [
        `The chat answers from a list that comes with the page, so your conversation stays in your browser. A question it has no answer for is sent to us, so that a person can write one: the question and its language, with email addresses, phone numbers and the like taken out first, and nothing about you. We count how often it is asked and delete it when nobody has asked it for ${questionDays} days, or sooner; one that we answered stays, and we may publish it in our own words.`,
        `If you rate an answer, we count the thumb with the topic, the language and the day for ${ratingDays} days, and nothing else.`,
        'If you pass a question on to a person, it is a form like any other: we keep your name, how to reach you, the question and the conversation before it.',
      ],
    },
    {
      id: 'account',
      title: 'If you create an account',
      note: 'Optional, and yours to export or delete.',
      text: [
        `We keep your email address, the display name you choose, when the account was made and last used, and a scrambled form of your password from which the password itself cannot be read. Until you confirm your address there is no account: an unconfirmed sign-up is forgotten ${signUpKept} after the last email about it.`,
        'For every device that is signed in we keep the kind of browser, its time zone, when it signed in and when it was last used, so that your account page can show you where you are signed in. It goes when the session ends. If you turn on two-step sign-in, we keep the key that your app shares with us, encrypted, and your recovery codes in a scrambled form that cannot be read back.',
        'What you send while signed in is listed in your account with its reference, its status and its times. What you wrote in it is not shown there.',
        `We write to you only when somebody asks for it with your address: to confirm or change it, to sign in, to choose a new password, to remove the second check, which takes ${factorResetHours} hours, or to delete the account. Staff also hear from us when they are invited and when their second check is removed. You stay signed in until you sign out or have not been here for ${limits.account.sessionIdleDays} days. Choosing a new password signs out every other device.`,
        [
          'On your ',
          { label: 'account page', href: pagePaths.account },
          ` you correct what we keep, download a copy of it and delete the account. Deletion happens ${deletionWeek} after you ask for it, and until then you can keep the account. ${inquiriesAfterDeletion}`,
        ],
      ],
    },
    {
      id: 'checks',
      title: 'How forms are protected',
      note: 'A puzzle for your browser, not for you.',
      text: [
        'Your browser solves a small arithmetic puzzle that our own server sets; nobody else is asked. To stop floods we count how often one email address or one network sends a form or tries to sign in. The count is kept under a scrambled key from which neither can be read, and is erased about a day later at most.',
      ],
    },
    {
      id: 'statistics',
      title: 'Visitor statistics',
      note: `${analyticsDays} days, no cookies.`,
      text: [
        'We count page views and a few steps: a form begun, sent or failed, a quote list filled, the conference pages unlocked, the chat used. An entry holds the page, the time and at most the name of the site you came from. It holds no network address, no identifier and nothing you typed, so entries cannot be tied to you or to each other.',
        'If your browser sends Do Not Track or Global Privacy Control, nothing is counted.',
      ],
    },
    {
      id: 'security',
      title: 'Security log',
      note: `${securityDays} days at most.`,
      text: [
        'When something breaks or is blocked, the page reports it: what happened, where in our code, and which browser. Passwords, tokens, email addresses and the like are removed before the report leaves your browser and again when it arrives. An entry made while you are signed in holds the number of your account. Our server’s log of form requests shows a code in place of your network address; the code changes every day.',
      ],
    },
    {
      id: 'browser',
      title: 'What stays in your browser',
      note: 'Two cookies at most, both for safety.',
      text: ['All of this serves the page you are using. You can erase it in your browser at any time.'],
      rows: [
        {
          label: 'Form cookie',
          value:
            'Named csrf_token, set when you send a form. It proves that the form came from our page and ends with the browser session.',
        },
        {
          label: 'Sign-in cookie',
          value:
            'Named device, set when you sign in and kept for a year: it recognizes a device you have used before, so that strangers who guess at your password cannot lock you out. Scripts cannot read it, and it is not used to follow you.',
        },
        {
          label: 'This tab',
          value:
            'Unsent drafts of forms, erased once sent; your conversation with the help chat, which is sent to us only if you pass a question on to a person; the same token as in the first cookie; how far down a page you were, and in which form, to bring you back there; the page your visit began on and what led you to it (first-page), which is sent with a form and otherwise never; while you choose a new password, a note that you are (account-step).',
        },
        {
          label: 'This browser',
          value: `Your accessibility settings; the list for your quote, until you send or empty it; a mark that our fonts are loaded; your access to the conference pages, with the email, phone and company you gave for it, for ${accessHours} hours; how often you sent a form in the last minutes, with the email address you used; while you are signed in, your session (account-session), which goes when you sign out.`,
        },
      ],
    },
    {
      id: 'others',
      title: 'Who else is involved',
      note: 'By default, nobody.',
      text: [
        'Pages, fonts, pictures and scripts come from our own server. Our hosting and mail providers carry the data for us. These services take part only where we have switched them on:',
      ],
      list: [
        'Google reCAPTCHA in place of our own puzzle: Google then sees your browser and network address when you fill in a form.',
        'An automation service such as Zapier, which receives a signed copy of each inquiry for our own records.',
        'A visitor counter of our choice: loaded after the page, and not at all if your browser asks not to be tracked.',
        'YouTube or Vimeo for our showreel: contacted when you press play, not before.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      text: [],
      rows: [
        {
          label: 'Inquiries',
          value:
            'As long as we need them for the conversation, the work and our books, or until you ask us to delete them. Those that led to nothing, and spam, may be erased sooner by a rule of ours.',
        },
        {
          label: 'Accounts',
          value: `Until ${deletionWeek} after you delete yours. A sign-up that is never confirmed goes ${signUpKept} after the last email about it.`,
        },
        {
          label: 'Signing in',
          value: `What we keep of a device goes when you sign out there, or ${limits.account.sessionIdleDays} days after it was last used. Links and codes from our emails go when they expire, after ${linkDays} days at most. The address that such an email goes to stays in the outbox for ${mailKept} after it was sent, or ${limits.delivery.undeliveredDays} days at most if it could not be delivered.`,
        },
        { label: 'Statistics', value: `${analyticsDays} days, then deleted by the server.` },
        {
          label: 'Help chat',
          value: `Questions without an answer for ${questionDays} days at most after they were last asked, ratings ${ratingDays} days.`,
        },
        { label: 'Security log', value: `${securityDays} days at most, then deleted by the server.` },
        { label: 'Flood counts', value: 'Minutes to a day.' },
      ],
    },
    {
      id: 'deletion',
      title: 'See, correct or delete it',
      note: 'One email is enough.',
      text: [
        [
          'Write to ',
          emailLink(facts),
          ' from the address you used, or name your reference number. We send you a copy, correct it, or delete it from our database and mailboxes, except what the law makes us keep, such as invoices. We respond within 24 hours, and it costs nothing.',
        ],
        'Our forms are meant for adults. If a child has written to us, tell us and we will delete the message.',
      ],
    },
    {
      id: 'changes',
      title: 'When this changes',
      text: [
        'We change this page before we change what we do. The date at the top says when it was last compared with the site.',
      ],
    },
  ],
}
