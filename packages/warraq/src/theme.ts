/**
 * Imports for a site's own theme parts: the engine's parts and the types of their props: `import {
 * Footer, type FooterProps } from 'warraq/theme'`.
 */
import * as parts from './theme/parts/theme-parts.ts'

export type { AdmonitionProps } from './theme/Admonition/Admonition.tsx'
export type { AnnouncementBarProps } from './theme/AnnouncementBar/AnnouncementBar.tsx'
export type { BrandProps } from './theme/Brand/Brand.tsx'
export type { LogoProps } from './theme/Brand/Logo.tsx'
export type { BreadcrumbsProps } from './theme/Breadcrumbs/Breadcrumbs.tsx'
export type { CardProps } from './theme/Card/Card.tsx'
export type { CardsProps } from './theme/Card/Cards.tsx'
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
export type { NavbarComponentProps } from './theme/Navbar/NavbarComponent.tsx'
export type { NavbarItemsProps } from './theme/Navbar/NavbarItems.tsx'
export type { NavbarLinkProps } from './theme/Navbar/NavbarLink.tsx'
export type { NotFoundProps } from './theme/NotFound/NotFound.tsx'
export type { MobileOutlineProps } from './theme/Outline/MobileOutline.tsx'
export type { OutlineProps } from './theme/Outline/Outline.tsx'
export type { OutlineListProps } from './theme/Outline/OutlineList.tsx'
export type { PageEndProps } from './theme/PageEnd/PageEnd.tsx'
export type { PageStripProps } from './theme/PageStrip/PageStrip.tsx'
export type { PageToolsProps } from './theme/PageTools/PageTools.tsx'
export type { PaginationProps } from './theme/Pagination/Pagination.tsx'
export type { SearchButtonProps } from './theme/SearchButton/SearchButton.tsx'
export type { SearchProps } from './theme/SearchPage/Search.tsx'
export type { SidebarProps } from './theme/Sidebar/Sidebar.tsx'
export type { SidebarItemsProps } from './theme/Sidebar/SidebarItems.tsx'
export type { StepsProps } from './theme/Steps/Steps.tsx'
export { useSite } from './theme/site/use-site.ts'
export type { Tab, TabsProps } from './theme/Tabs/Tabs.tsx'
export { useWrittenText as useText } from './theme/text/use-text.ts'
export type { VersionDropdownProps } from './theme/VersionDropdown/VersionDropdown.tsx'
export type { VersionNoticeProps } from './theme/VersionNotice/VersionNotice.tsx'

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
