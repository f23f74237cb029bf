'use client'

/** The buy widget for the page. A separate entry point, because it includes the query client. */
export { BuyWidget, type BuyWidgetProps } from './buttons/BuyWidget.tsx'
