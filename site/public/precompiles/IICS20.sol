// SPDX-License-Identifier: MIT
pragma solidity >=0.8.0 <0.9.0;

/// @title ICS-20 precompile at 0x0000000000000000000000000000000000000802, as of node v1.8.5.
/// @notice Send coins to other chains over IBC, and look up where a denomination comes from.
interface IICS20 {
    /// An amount of one denomination.
    struct Coin {
        string denom;
        uint256 amount;
    }

    /// Where a denomination comes from.
    struct DenomTrace {
        string path;
        string baseDenom;
    }

    /// Height of another chain.
    struct Height {
        uint64 revisionNumber;
        uint64 revisionHeight;
    }

    /// What a grant allows on one channel.
    struct ICS20Allocation {
        string sourcePort;
        string sourceChannel;
        Coin[] spendLimit;
        string[] allowList;
        string[] allowedPacketData;
    }

    /// Which page of a long answer.
    struct PageRequest {
        bytes key;
        uint64 offset;
        uint64 limit;
        bool countTotal;
        bool reverse;
    }

    /// What follows a page.
    struct PageResponse {
        bytes nextKey;
        uint64 total;
    }

    /// A coin left over IBC.
    event IBCTransfer(
        address indexed sender,
        string indexed receiver,
        string sourcePort,
        string sourceChannel,
        string denom,
        uint256 amount,
        string memo
    );

    /// A grant for IBC transfers was given, changed or taken back.
    event IBCTransferAuthorization(
        address indexed grantee,
        address indexed granter,
        ICS20Allocation[] allocations
    );

    /// Gives a contract or account an allowance to send coins of the signer over IBC.
    /// @dev It replaces an earlier allowance of the same grantee and lasts 365 days. Each channel must exist.
    /// @param grantee Contract or account that gets the grant.
    /// @param allocations One item per channel.
    /// @return approved Always true: a failure reverts.
    function approve(
        address grantee,
        ICS20Allocation[] calldata allocations
    ) external returns (bool approved);

    /// Lowers the limit of one denomination on one channel.
    /// @dev At zero the denomination leaves the allocation.
    /// @param grantee Contract or account that gets the grant.
    /// @param sourcePort Port of this chain. For coins it is transfer.
    /// @param sourceChannel Channel of this chain.
    /// @param denom Denomination on this chain.
    /// @param amount Amount to take off.
    /// @return approved Always true: a failure reverts.
    function decreaseAllowance(
        address grantee,
        string calldata sourcePort,
        string calldata sourceChannel,
        string calldata denom,
        uint256 amount
    ) external returns (bool approved);

    /// Raises the limit of one denomination on one channel.
    /// @dev The allocation must hold the denomination already.
    /// @param grantee Contract or account that gets the grant.
    /// @param sourcePort Port of this chain. For coins it is transfer.
    /// @param sourceChannel Channel of this chain.
    /// @param denom Denomination on this chain.
    /// @param amount Amount to add.
    /// @return approved Always true: a failure reverts.
    function increaseAllowance(
        address grantee,
        string calldata sourcePort,
        string calldata sourceChannel,
        string calldata denom,
        uint256 amount
    ) external returns (bool approved);

    /// Withdraws the allowance that the signer gave.
    /// @param grantee Contract or account that loses the grant.
    /// @return revoked Always true: a failure reverts.
    function revoke(address grantee) external returns (bool revoked);

    /// Sends a coin to another chain.
    /// @param sourcePort Port of this chain. For coins it is transfer.
    /// @param sourceChannel Channel of this chain.
    /// @param denom Denomination on this chain.
    /// @param amount Amount in the base unit of the denomination.
    /// @param sender Account the coin leaves, 0x form.
    /// @param receiver Address on the other chain, in its own form.
    /// @param timeoutHeight Height of the other chain at which the transfer ends. Zeros for none.
    /// @param timeoutTimestamp Unix time in nanoseconds at which the transfer ends. 0 for none, but one of the two is needed. Coins that nobody delivers return only after it: allow minutes, not years.
    /// @param memo Text for the other chain. May be empty.
    /// @return nextSequence Number of the packet on the channel.
    function transfer(
        string calldata sourcePort,
        string calldata sourceChannel,
        string calldata denom,
        uint256 amount,
        address sender,
        string calldata receiver,
        Height calldata timeoutHeight,
        uint64 timeoutTimestamp,
        string calldata memo
    ) external returns (uint64 nextSequence);

    /// Returns what an allowance for IBC transfers still covers, by channel.
    /// @param grantee Contract or account that gets the grant.
    /// @param granter Account that gave the grant.
    /// @return allocations One item per channel. Empty without a grant.
    function allowance(
        address grantee,
        address granter
    ) external view returns (ICS20Allocation[] memory allocations);

    /// Returns the hash of a denomination's path, without `ibc/`.
    /// @param trace Path and base denomination.
    /// @return hash 64 hexadecimal digits. Empty when unknown.
    function denomHash(string calldata trace) external view returns (string memory hash);

    /// Returns the path and the base of an `ibc/…` denomination.
    /// @param hash The digits after ibc/, or the whole denomination.
    /// @return denomTrace Path and base denomination. Empty when unknown.
    function denomTrace(string calldata hash) external view returns (DenomTrace memory denomTrace);

    /// Lists the denominations that came over IBC, page by page.
    /// @param pageRequest Which page of the answer. A limit of 0 means 100.
    /// @return denomTraces One item per denomination.
    /// @return pageResponse Key of the next page, and the total when it was asked for.
    function denomTraces(
        PageRequest calldata pageRequest
    ) external view returns (DenomTrace[] memory denomTraces, PageResponse memory pageResponse);
}
