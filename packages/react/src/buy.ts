'use client'

/**
 * The widget to buy tokens, for the page. It has a separate entry point because it includes the
 * query client.
 */
export { BuyWidget, type BuyWidgetProps } from './buttons/BuyWidget.tsx'
