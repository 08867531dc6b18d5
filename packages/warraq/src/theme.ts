/**
 * Imports for a site's own theme parts: the engine's parts and the types of their props: `import {
 * Footer, type FooterProps } from 'warraq/theme'`.
 */
import * as parts from './theme/parts/theme-parts.ts'

export type { NavbarComponentProps } from './theme/Navbar/NavbarComponent.tsx'
export type * from './theme/parts/theme-parts.ts'
export { useSite } from './theme/site/use-site.ts'
export type { Tab } from './theme/Tabs/Tabs.tsx'
export { useWrittenText as useText } from './theme/text/use-text.ts'

export const AnnouncementBar = parts.AnnouncementBar.original
export const BackToTop = parts.BackToTop.original
export const Brand = parts.Brand.original
export const Breadcrumbs = parts.Breadcrumbs.original
export const ColorModeToggle = parts.ColorModeToggle.original
export const DocPage = parts.DocPage.original
export const Dropdown = parts.Dropdown.original
export const Feedback = parts.Feedback.original
export const Footer = parts.Footer.original
export const LocaleDropdown = parts.LocaleDropdown.original
export const Logo = parts.Logo.original
export const MobileMenu = parts.MobileMenu.original
export const MobileOutline = parts.MobileOutline.original
export const Navbar = parts.Navbar.original
export const NavbarItems = parts.NavbarItems.original
export const NavbarLink = parts.NavbarLink.original
export const NotFound = parts.NotFound.original
export const Outline = parts.Outline.original
export const OutlineList = parts.OutlineList.original
export const PageEnd = parts.PageEnd.original
export const PageStrip = parts.PageStrip.original
export const PageTools = parts.PageTools.original
export const Pagination = parts.Pagination.original
export const Search = parts.Search.original
export const SearchButton = parts.SearchButton.original
export const Sidebar = parts.Sidebar.original
export const SidebarItems = parts.SidebarItems.original
export const VersionDropdown = parts.VersionDropdown.original
export const VersionNotice = parts.VersionNotice.original
export const Admonition = parts.Admonition.original
export const Card = parts.Card.original
export const Cards = parts.Cards.original
export const Details = parts.Details.original
export const Filter = parts.Filter.original
export const HeadingLink = parts.HeadingLink.original
export const Steps = parts.Steps.original
export const Tabs = parts.Tabs.original
