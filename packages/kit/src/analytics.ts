/**
 * Entry for analytics and error reports. No other entry imports it, so only apps that use analytics
 * load it.
 */
export { type StartAnalyticsParameters, startAnalytics } from './analytics/startAnalytics.ts'
