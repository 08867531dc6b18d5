/**
 * Imports for a site's own theme parts: the engine's parts and the types of their props: `import {
 * Footer, type FooterProps } from 'warraq/theme'`.
 */
import * as themeParts from './theme/parts/theme-parts.ts'

export type { AdmonitionProps } from './theme/Admonition/Admonition.tsx'
export type { AnnouncementBarProps } from './theme/AnnouncementBar/AnnouncementBar.tsx'
export type { BrandProps, LogoProps } from './theme/Brand/Brand.tsx'
export type { BreadcrumbsProps } from './theme/Breadcrumbs/Breadcrumbs.tsx'
export type { CardProps, CardsProps } from './theme/Card/Card.tsx'
export type { ColorModeToggleProps } from './theme/ColorModeToggle/ColorModeToggle.tsx'
export type { DetailsProps } from './theme/Details/Details.tsx'
export type { DocPageProps } from './theme/DocPage/DocPage.tsx'
export type { MobileMenuProps } from './theme/Drawer/MobileMenu.tsx'
export type { DropdownProps } from './theme/Dropdown/Dropdown.tsx'
export type { FeedbackProps } from './theme/Feedback/Feedback.tsx'
export type { FilterProps } from './theme/Filter/Filter.tsx'
export type { FooterProps } from './theme/Footer/Footer.tsx'
export type { HeadingLinkProps } from './theme/HeadingLink/HeadingLink.tsx'
export type { LocaleDropdownProps } from './theme/LocaleDropdown/LocaleDropdown.tsx'
export type { NavbarProps } from './theme/Navbar/Navbar.tsx'
export type { NavbarComponentProps, NavbarItemsProps } from './theme/Navbar/NavbarItems.tsx'
export type { NavbarLinkProps } from './theme/Navbar/NavbarLink.tsx'
export type {
  MobileOutlineProps,
  OutlineListProps,
  OutlineProps,
} from './theme/Outline/Outline.tsx'
export type { PageEndProps } from './theme/PageEnd/PageEnd.tsx'
export type { PageStripProps } from './theme/PageStrip/PageStrip.tsx'
export type { PageToolsProps } from './theme/PageTools/PageTools.tsx'
export type { PaginationProps } from './theme/Pagination/Pagination.tsx'
export { useText } from './theme/parts/part.tsx'
export type { SearchButtonProps } from './theme/SearchButton/SearchButton.tsx'
export type { SidebarProps } from './theme/Sidebar/Sidebar.tsx'
export type { SidebarItemsProps } from './theme/Sidebar/SidebarItems.tsx'
export type { StepsProps } from './theme/Steps/Steps.tsx'
export type { Tab, TabsProps } from './theme/Tabs/Tabs.tsx'
export type { VersionDropdownProps } from './theme/VersionDropdown/VersionDropdown.tsx'
export type { VersionNoticeProps } from './theme/VersionNotice/VersionNotice.tsx'

export const AnnouncementBar = themeParts.AnnouncementBar.original
export const BackToTop = themeParts.BackToTop.original
export const Brand = themeParts.Brand.original
export const Breadcrumbs = themeParts.Breadcrumbs.original
export const ColorModeToggle = themeParts.ColorModeToggle.original
export const DocPage = themeParts.DocPage.original
export const Dropdown = themeParts.Dropdown.original
export const Feedback = themeParts.Feedback.original
export const Footer = themeParts.Footer.original
export const LocaleDropdown = themeParts.LocaleDropdown.original
export const Logo = themeParts.Logo.original
export const MobileMenu = themeParts.MobileMenu.original
export const MobileOutline = themeParts.MobileOutline.original
export const Navbar = themeParts.Navbar.original
export const NavbarItems = themeParts.NavbarItems.original
export const NavbarLink = themeParts.NavbarLink.original
export const Outline = themeParts.Outline.original
export const OutlineList = themeParts.OutlineList.original
export const PageEnd = themeParts.PageEnd.original
export const PageStrip = themeParts.PageStrip.original
export const PageTools = themeParts.PageTools.original
export const Pagination = themeParts.Pagination.original
export const SearchButton = themeParts.SearchButton.original
export const Sidebar = themeParts.Sidebar.original
export const SidebarItems = themeParts.SidebarItems.original
export const VersionDropdown = themeParts.VersionDropdown.original
export const VersionNotice = themeParts.VersionNotice.original
export const Admonition = themeParts.Admonition.original
export const Card = themeParts.Card.original
export const Cards = themeParts.Cards.original
export const Details = themeParts.Details.original
export const Filter = themeParts.Filter.original
export const HeadingLink = themeParts.HeadingLink.original
export const Steps = themeParts.Steps.original
export const Tabs = themeParts.Tabs.original
