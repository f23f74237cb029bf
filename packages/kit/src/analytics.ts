/** Analytics and reports of errors. Fetched by who wants them: nothing else refers to it. */
export { type StartAnalyticsParameters, startAnalytics } from './analytics/startAnalytics.ts'
